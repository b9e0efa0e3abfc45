import "./name.css";

/** A name, or a few words with one: shortened where there is too little space, with the whole text in its title. */
export function Name({ children, ...look }: { readonly children: string; readonly class?: string }) {
  return (
    <bdi class={look.class === undefined ? "name" : `name ${look.class}`} title={children}>
      {children}
    </bdi>
  );
}
