import { useState } from "preact/hooks";
import { REMINDERS } from "../../i18n/reminders.ts";
import { useWords } from "../../i18n/words.ts";
import { NoPush, pushHere, turnOnPush } from "../../online/push.ts";
import { isReminded, readReminders } from "../../online/reminders.ts";
import type { RemoteMatch } from "../../online/remote-match.ts";
import { go, link } from "../../router.ts";
import { Icon } from "../../shell/icons.tsx";
import { Tool } from "../../shell/PlayBar.tsx";
import { declineOffer, isOfferDeclined } from "../../store/reminder-offer.ts";
import { useLoaded } from "../use-loaded.ts";
import "./offer.css";

/** Offered at the right time: the person waits for others at a table with days per turn, and has no reminders yet. */
export function Offer({ match: { seat, stream } }: { readonly match: RemoteMatch }) {
  const [declined, setDeclined] = useState(isOfferDeclined);
  const isDays = stream.info.value?.settings.clock.type === "days";
  if (seat === undefined || !isDays || declined) return null;
  const decline = () => {
    declineOffer();
    setDeclined(true);
  };
  return <OfferUnlessReminded onDecline={decline} />;
}

function OfferUnlessReminded({ onDecline }: { onDecline(): void }) {
  const say = useWords(REMINDERS);
  const loaded = useLoaded(readReminders, []);
  const [busy, setBusy] = useState(false);
  const [on, setOn] = useState(false);
  if (loaded === undefined || "error" in loaded) return null;
  const { channels, pushKey } = loaded.value;
  if (isReminded(channels)) return null;
  const accept = async () => {
    if (pushHere(channels) !== "off") return go("reminders");
    setBusy(true);
    try {
      await turnOnPush(pushKey);
      setOn(true);
    } catch (error) {
      // If this browser has no push, there are other ways.
      if (!(error instanceof NoPush && error.reason === "dismissed")) go("reminders");
    } finally {
      setBusy(false);
    }
  };
  return (
    <div class="remind-offer" data-offer={on ? "on" : "offered"}>
      <span role="status">{on && say("offer.on")}</span>
      {on ? (
        <a class="button quiet" href={link("reminders")}>
          {say("offer.change")}
        </a>
      ) : (
        <>
          <button type="button" class="button" data-action="remind-me" disabled={busy} onClick={() => void accept()}>
            <Icon name="bell" />
            <span class="remind-long">{say("offer.yes")}</span>
            <span class="remind-short">{say("offer.short")}</span>
          </button>
          <Tool icon="close" action="not-now" label={say("offer.notNow")} onClick={onDecline} />
        </>
      )}
    </div>
  );
}
