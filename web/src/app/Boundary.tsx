import { Component, type ComponentChildren } from "preact";
import { SHELL } from "../i18n/shell.ts";
import { sayIn } from "../i18n/words.ts";
import { link } from "../router.ts";
import { Report } from "../shell/Trouble.tsx";
import { locale } from "../store/settings.ts";

interface BoundaryState {
  readonly error?: unknown;
  readonly failed: boolean;
}

/** Catches what a page throws: says so, offers a report, and lets the person restart. */
export class Boundary extends Component<{ readonly children: ComponentChildren }, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static override getDerivedStateFromError(error: unknown): BoundaryState {
    return { error, failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const say = sayIn(SHELL, locale.value);
    return (
      <main class="page-main boundary" id="main">
        <h1 class="page-title">{say("trouble.title")}</h1>
        <p>{say("trouble.text")}</p>
        <div class="button-row">
          <button type="button" class="button primary" onClick={() => location.reload()}>
            {say("trouble.reload")}
          </button>
          <a class="button" href={link("home")}>
            {say("unknown.home")}
          </a>
        </div>
        <Report error={this.state.error} />
      </main>
    );
  }
}
