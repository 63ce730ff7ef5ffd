import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { notices, watchForErrors } from "./lib/notices.svelte";
import { server } from "./lib/server.svelte";
import { settings } from "./lib/settings.svelte";
import { texts } from "./lib/texts.svelte";

watchForErrors();
settings.keep();
server.load().catch((error: unknown) => notices.unexpected(error));
await texts.load(settings.language);
const target = document.getElementById("app");
if (target) {
  target.replaceChildren(); // what stood there until the page came
  mount(App, { target });
}
