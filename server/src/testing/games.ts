import { randomFrom } from "@montan/engine";
import type { Settings } from "@montan/protocol";
import { Player } from "./player.ts";

/** One of the moves, the same for the same seed. */
export function chooser(seed: string): (moves: readonly unknown[]) => unknown {
  const random = randomFrom(seed);
  return (moves) => moves[random.below(moves.length)];
}

/** People with these names at a table of their own, connected, each looking at their seat, the game started. */
export async function seated(
  address: string,
  names: readonly string[],
  {
    game = "gluckauf",
    options,
    settings,
  }: { game?: "carnegie" | "gluckauf"; options?: Record<string, unknown>; settings?: Partial<Settings> } = {},
): Promise<{ table: string; link: string; players: Player[] }> {
  const players = names.map((name) => new Player(address, name));
  const [host, ...others] = players as [Player, ...Player[]];
  const { table, link } = await host.create({
    game,
    seats: names.length,
    ...(options !== undefined && { options }),
    settings: settings ?? {},
  });
  for (const player of others) await player.act(table, { type: "join", link });
  for (const [seat, player] of players.entries()) {
    await player.connect();
    player.subscribe(table, seat);
    await player.message("snapshot");
  }
  await host.act(table, { type: "start" });
  for (const [seat, player] of players.entries())
    await player.until(() => player.see(table, seat).info.status === "running");
  return { table, link, players };
}
