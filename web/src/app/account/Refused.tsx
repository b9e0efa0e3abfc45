/** Why something did not work; read aloud when it appears. */
export function Refused({ why }: { readonly why: string | undefined }) {
  return (
    <p class="refusal" role="alert" hidden={why === undefined}>
      {why}
    </p>
  );
}
