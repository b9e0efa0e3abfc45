/** What became of it. */
export type Shared = "shared" | "copied" | "failed";

/** Hands the result to the system's share sheet, or puts it into the clipboard where there is none. */
export async function share(title: string, text: string, record: File | undefined): Promise<Shared> {
  try {
    const whole = { title, text, ...(record && { files: [record] }) };
    if (navigator.canShare?.(whole)) await navigator.share(whole);
    else if (navigator.canShare?.({ title, text })) await navigator.share({ title, text });
    else {
      await navigator.clipboard.writeText(text);
      return "copied";
    }
    return "shared";
  } catch (error) {
    // Whoever closes the share sheet has changed their mind.
    return error instanceof DOMException && error.name === "AbortError" ? "shared" : "failed";
  }
}
