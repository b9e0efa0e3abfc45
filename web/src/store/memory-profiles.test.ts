import { describe, expect, it } from "vitest";
import { MemoryProfiles } from "./memory-profiles.ts";
import type { Profile } from "./profiles.ts";

function profile(id: string, name: string, game = "gluckauf"): Profile {
  return { id, game, name, components: { innovations: [] }, changed: 0 };
}

describe("a store of component profiles", () => {
  it("lists those of one game in the order of their names", async () => {
    const store = new MemoryProfiles();
    await store.save(profile("1", "my copy"));
    await store.save(profile("2", "first edition"));
    await store.save(profile("3", "another game", "carnegie"));
    expect((await store.list("gluckauf")).map(({ name }) => name)).toEqual(["first edition", "my copy"]);
  });

  it("keeps the latest of the same id and forgets what is removed", async () => {
    const store = new MemoryProfiles();
    await store.save(profile("1", "my copy"));
    await store.save(profile("1", "renamed"));
    expect(await store.read("1")).toEqual(profile("1", "renamed"));
    await store.remove("1");
    expect(await store.read("1")).toBeUndefined();
    expect(await store.list("gluckauf")).toEqual([]);
  });
});
