const SIZE = 64;
const MOST_SHOWN = 9;

/** Shows the number of waiting tables on the icons of the tab and of the installed app. */
export async function showCount(count: number): Promise<void> {
  const badge = count === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count);
  // Without permission there is no icon to show it on.
  badge?.catch(() => {});
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon === null) return;
  usual ??= icon.href;
  wanted = count;
  const picture = count === 0 ? usual : await pictureOf(usual, count).catch(() => usual);
  if (wanted === count && picture !== undefined) icon.href = picture;
}

let usual: string | undefined;
/** Drawing takes a moment: only the last result counts. */
let wanted = 0;

/** The icon with a number in its corner. */
async function pictureOf(address: string, count: number): Promise<string | undefined> {
  const image = new Image(SIZE, SIZE);
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext("2d");
  if (pen === null) return undefined;
  pen.drawImage(image, 0, 0, SIZE, SIZE);
  const radius = SIZE * 0.31;
  const at = SIZE - radius;
  pen.fillStyle = "#f2b84b";
  pen.strokeStyle = "#15181a";
  pen.lineWidth = 3;
  pen.beginPath();
  pen.arc(at, at, radius - 2, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  pen.fillStyle = "#15181a";
  pen.font = `700 ${Math.round(radius * 1.5)}px "Barlow Condensed", sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count), at, at + 1, radius * 1.6);
  return canvas.toDataURL();
}
