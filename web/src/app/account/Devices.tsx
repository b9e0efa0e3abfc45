import { useState } from "preact/hooks";
import { ACCOUNT } from "../../i18n/account.ts";
import { useWords } from "../../i18n/words.ts";
import { type Device, readDevices, signOutDevice, signOutOthers } from "../../online/account.ts";
import { Loading } from "../Loading.tsx";
import { useLoaded } from "../use-loaded.ts";
import { Refused } from "./Refused.tsx";
import { daySaid } from "./said.ts";
import { startAnew } from "./start-anew.ts";
import { useDeed } from "./use-deed.ts";

export function Devices({ isGuest }: { readonly isGuest: boolean }) {
  const say = useWords(ACCOUNT);
  const [asked, setAsked] = useState(0);
  const loaded = useLoaded(readDevices, [asked]);
  const { busy, refusal, act } = useDeed();
  const change = async (job: () => Promise<unknown>) => {
    if (await act(job)) setAsked(asked + 1);
  };
  return (
    <section class="account-part">
      <h2>{say("devices.title")}</h2>
      <Loading loaded={loaded}>
        {(devices) => (
          <>
            <ul class="account-list" data-devices={devices.length}>
              {devices.map((one) => (
                <Line
                  key={one.id}
                  device={one}
                  busy={busy}
                  isGuest={isGuest}
                  onOut={() =>
                    void (one.current
                      ? act(() => signOutDevice(one.id)).then((done) => done && startAnew("home"))
                      : change(() => signOutDevice(one.id)))
                  }
                />
              ))}
            </ul>
            {devices.length > 1 && (
              <button
                type="button"
                class="button"
                data-action="sign-out-others"
                disabled={busy}
                onClick={() => void change(signOutOthers)}
              >
                {say("devices.others")}
              </button>
            )}
          </>
        )}
      </Loading>
      {isGuest && <p class="hint">{say("devices.leaveGuest")}</p>}
      <Refused why={refusal} />
    </section>
  );
}

interface LineProps {
  readonly device: Device;
  readonly busy: boolean;
  readonly isGuest: boolean;
  onOut(): void;
}

function Line({ device: { device, seenAt, current }, busy, isGuest, onOut }: LineProps) {
  const say = useWords(ACCOUNT);
  return (
    <li>
      <span>
        {current ? say("devices.here", { device }) : device}
        <small class="hint">{say("devices.seen", { seen: daySaid(seenAt) })}</small>
      </span>
      {!(current && isGuest) && (
        <button
          type="button"
          class="button quiet"
          data-action={current ? "sign-out" : "sign-out-device"}
          aria-label={current ? undefined : say("devices.outLabel", { device })}
          disabled={busy}
          onClick={onOut}
        >
          {current ? say("devices.leave") : say("devices.out")}
        </button>
      )}
    </li>
  );
}
