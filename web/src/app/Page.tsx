import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import { server } from "../online/server.ts";
import { link, route } from "../router.ts";
import { Icon } from "../shell/icons.tsx";
import { change, LOCALES, locale, settings } from "../store/settings.ts";
import { Mark } from "./Mark.tsx";
import { NextTable } from "./NextTable.tsx";
import { useTabTitle } from "./tab-title.ts";

interface PageProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** A page with a heading of its own. */
  readonly bare?: boolean;
}

/** The frame of every page that is not a game table. */
export function Page({ title, children, bare = false }: PageProps) {
  const say = useWords(SHELL);
  const main = useRef<HTMLElement>(null);
  const name = say("app.name");
  useTabTitle(title === name ? name : `${title} · ${name}`);
  return (
    <div class="page">
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        {say("app.skip")}
      </button>
      <Masthead />
      <main class="page-main" id="main" ref={main} tabIndex={-1}>
        {!bare && <h1 class="page-title">{title}</h1>}
        {children}
      </main>
      <footer class="page-foot">
        <p>{say("home.fan")}</p>
        <nav aria-label={say("nav.about")}>
          <a href={link("about")}>{say("nav.about")}</a>
          <a href={link("gallery")}>{say("nav.gallery")}</a>
        </nav>
      </footer>
    </div>
  );
}

function Masthead() {
  const say = useWords(SHELL);
  const { page } = route.value;
  const current = (name: string) => (page === name ? "page" : undefined);
  return (
    <header class="masthead">
      <a class="brand" href={link("home")} aria-current={current("home")}>
        <Mark size={34} />
        <span>{say("app.name")}</span>
      </a>
      <nav class="masthead-nav" aria-label={say("nav.label")}>
        {server.value !== undefined && (
          <a href={link("online")} aria-current={current("online")} data-action="open-tables">
            {say("nav.tables")}
          </a>
        )}
        <a href={link("games")} aria-current={current("games")}>
          {say("nav.games")}
        </a>
        <a href={link("settings")} aria-current={current("settings")} data-action="open-settings">
          {say("nav.settings")}
        </a>
      </nav>
      <NextTable />
      <LanguageSwitch />
      <ThemeSwitch />
    </header>
  );
}

function LanguageSwitch() {
  const say = useWords(SHELL);
  return (
    <fieldset class="languages">
      <legend class="visually-hidden">{say("settings.language")}</legend>
      {LOCALES.map((one) => (
        <button
          type="button"
          key={one}
          class="language"
          lang={one}
          data-action={`locale-${one}`}
          aria-pressed={one === locale.value}
          aria-label={one === "de" ? say("settings.de") : say("settings.en")}
          onClick={() => change({ language: one })}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

/** Switches between light and dark; the settings also offer "like the system". */
function ThemeSwitch() {
  const say = useWords(SHELL);
  const { theme } = settings.value;
  const dark = theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  const label = dark ? say("settings.theme.light") : say("settings.theme.dark");
  return (
    <button
      type="button"
      class="tool"
      data-action="toggle-theme"
      aria-label={label}
      title={label}
      onClick={() => change({ theme: dark ? "light" : "dark" })}
    >
      <Icon name={dark ? "sun" : "moon"} />
    </button>
  );
}
