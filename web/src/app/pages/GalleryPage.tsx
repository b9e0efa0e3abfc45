import { Gallery } from "../../gallery/index.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { Page } from "../Page.tsx";

export function GalleryPage() {
  const say = useWords(SHELL);
  return (
    <Page title={say("nav.gallery")}>
      <Gallery />
    </Page>
  );
}
