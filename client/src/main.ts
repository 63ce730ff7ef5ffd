import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { home } from "./lib/home.svelte";
import { notices, watchForErrors } from "./lib/notices.svelte";
import { router } from "./lib/router.svelte";
import { server } from "./lib/server.svelte";
import { settings } from "./lib/settings.svelte";
import { texts } from "./lib/texts.svelte";

watchForErrors();
settings.keep();
if (router.page.name === "home")
  home().catch(() => undefined); // asked for at once; the page tells what is wrong with it
else server.load().catch((error: unknown) => notices.unexpected(error));
await texts.load(settings.language);
const target = document.getElementById("app");
if (target) {
  target.replaceChildren(); // what stood there until the page came
  mount(App, { target });
}
