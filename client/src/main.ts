import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { texts } from "./lib/texts.svelte";

settings.keep();
await texts.load(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
