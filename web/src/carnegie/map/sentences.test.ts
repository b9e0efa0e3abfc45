import { CITY_IDS, game, type Player, REGIONS, type State, TRACKS, vocabulary } from "@montan/carnegie";
import type { Locale } from "@montan/engine";
import { describe, expect, it } from "vitest";
import { CARNEGIE_MAP } from "../../i18n/carnegie-map.ts";
import { sayIn } from "../../i18n/words.ts";
import {
  citySentence,
  connectionSentence,
  missionSentence,
  railsSentence,
  type Speaker,
  spaceSentence,
  trackSentence,
} from "./sentences.ts";

const NAMES = ["Anna", "Ben"];
const START = game.create(game.options(undefined, 2), 2, "sentences");
const bare: State = { ...START, map: {} };

function speaker(locale: Locale): Speaker {
  return {
    say: sayIn(CARNEGIE_MAP, locale),
    words: vocabulary(locale),
    player: (seat) => NAMES[seat] ?? "",
  };
}

describe("a city in words", () => {
  const view: State = { ...bare, map: { chicago: ["1:industry", "neutral", "automa", "", ""] } };

  it("names region, VP, what is free and whose disks stand there", () => {
    expect(citySentence(speaker("en"), view, "chicago", 0)).toBe(
      "Chicago, Midwest, 3 VP per project; free: Housing, Public Infrastructure; disks: Ben (Industry), neutral, Andrew; 1 connection point",
    );
  });

  it("says the same in German", () => {
    expect(citySentence(speaker("de"), view, "chicago", 0)).toBe(
      "Chicago, Mittlerer Westen, 3 SP je Projekt; frei: Wohnen, Öffentliche Infrastruktur; Scheiben: Ben (Industrie), neutral, Andrew; 1 Anschlusspunkt",
    );
  });

  it("tells a builder what the winged wheel pays now, a spectator that it pays", () => {
    const far: State = {
      ...bare,
      players: bare.players.map((player) => ({ ...player, tracks: { ...player.tracks, west: 2 } })),
    };
    expect(citySentence(speaker("en"), far, "seattle", 0)).toContain("transport income: 1 goods cube for you now");
    const near: State = { ...far, players: far.players.with(1, bare.players[1] as Player) };
    expect(citySentence(speaker("en"), near, "seattle", 1)).toBe(citySentence(speaker("en"), bare, "seattle", 1));
    expect(citySentence(speaker("en"), near, "seattle", 1)).not.toContain("1 goods cube for you");
    expect(citySentence(speaker("en"), far, "seattle", undefined)).toMatch(/pays its builder transport income$/);
  });

  it("says when there is no slot left and which way the rails run", () => {
    const full: State = { ...bare, map: { memphis: ["0:commerce"] } };
    expect(citySentence(speaker("en"), full, "memphis", 0)).toBe(
      "Memphis, South, no VP; no free space; disks: Anna (Commerce)",
    );
    expect(railsSentence(speaker("en"), "memphis")).toBe("rails to Dallas, St. Louis, Atlanta, New Orleans");
  });

  it("is different for every city", () => {
    expect(new Set(CITY_IDS.map((id) => citySentence(speaker("de"), bare, id, 0))).size).toBe(CITY_IDS.length);
  });
});

describe("a region in words", () => {
  it("names everybody on a mission, or nobody", () => {
    const [anna, ben] = bare.players;
    if (anna === undefined || ben === undefined) throw new Error("two players were expected");
    const view: State = { ...bare, players: [{ ...anna, missions: { ...anna.missions, east: 2 } }, ben] };
    expect(missionSentence(speaker("en"), view, "east")).toBe("Mission area East: Anna 2 employees");
    expect(missionSentence(speaker("de"), view, "west")).toBe("Einsatzgebiet Westen: niemand da");
  });

  it("says how far everybody's transport has come", () => {
    expect(trackSentence(speaker("en"), bare, "east")).toBe(
      "Transportation track East. Anna: space 1 of 5, Stagecoach, $1 per employee; Ben: space 1 of 5, Stagecoach, $1 per employee",
    );
  });

  it("says what each space costs and that the last one holds a single disk", () => {
    for (const region of REGIONS) {
      const last = TRACKS[region].length - 1;
      expect(spaceSentence(speaker("en"), region, last)).toMatch(/5 study points to enter; room for one disk only/);
      expect(spaceSentence(speaker("en"), region, 0)).not.toMatch(/to enter/);
    }
  });
});

describe("a connection in words", () => {
  it("gives points, level and worth", () => {
    const worth = { vp: 12, points: 4, level: "cart", majors: [], cities: [], postOffice: false } as const;
    expect(connectionSentence(speaker("en"), worth)).toBe("4 connection points, Cart: 12 VP");
    expect(connectionSentence(speaker("de"), undefined)).toBe("noch keine Verbindung zwischen Großstädten");
  });
});
