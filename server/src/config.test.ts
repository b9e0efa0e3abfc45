import { isAbsolute } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

describe("settings", () => {
  it("needs none", () => {
    const { data, ...config } = readConfig({});
    expect(config).toEqual({ port: 3000, proxies: [], privateTargets: false, logLevel: "warn" });
    expect(isAbsolute(data)).toBe(true);
  });

  it("an empty one counts as not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " ", MONTAN_ADDRESS: "" })).toEqual(readConfig({}));
  });

  it("reads all of them", () => {
    const config = readConfig({
      PORT: "8080",
      HOST: "127.0.0.1",
      MONTAN_ADDRESS: "https://montan.example.org/",
      MONTAN_PROXIES: "127.0.0.1, 10.0.0.0/8,fd00::/8",
      MONTAN_DATA: "/srv/montan",
      DATABASE_URL: "postgres://montan:secret@db/montan",
      SMTP_URL: "smtps://user:secret@mail.example.org",
      MONTAN_MAIL_FROM: "Montan <montan@example.org>",
      MONTAN_METRICS_TOKEN: "0123456789abcdef",
      MONTAN_LOG: "info",
    });
    expect(config).toMatchObject({
      port: 8080,
      host: "127.0.0.1",
      address: "https://montan.example.org",
      proxies: ["127.0.0.1", "10.0.0.0/8", "fd00::/8"],
      data: expect.stringMatching(/montan$/),
      databaseUrl: "postgres://montan:secret@db/montan",
      mail: { server: "smtps://user:secret@mail.example.org", from: "Montan <montan@example.org>" },
      metricsToken: "0123456789abcdef",
      logLevel: "info",
    });
  });

  it.each([
    ["PORT", "seven"],
    ["PORT", "65536"],
    ["MONTAN_ADDRESS", "montan.example.org"],
    ["MONTAN_ADDRESS", "ftp://montan.example.org"],
    ["MONTAN_ADDRESS", "https://montan.example.org/games"],
    ["MONTAN_ADDRESS", "https://user@montan.example.org"],
    ["MONTAN_PROXIES", "proxy.example.org"],
    ["MONTAN_PROXIES", "10.0.0.0/33"],
    ["MONTAN_PROXIES", "10.0.0.1,"],
    ["MONTAN_LOG", "loud"],
  ])("says what is wrong with %s=%s", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .*“${value}”\\.$`));
  });

  it.each([
    ["DATABASE_URL", "mysql://montan:secret@db"],
    ["SMTP_URL", "http://user:secret@mail"],
    ["MONTAN_METRICS_TOKEN", "secret"],
  ])("does not repeat %s, which may hold a password", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} (?!.*secret)`));
  });

  it("mail needs a sender, and an address its links can lead to", () => {
    expect(() => readConfig({ SMTP_URL: "smtp://localhost" })).toThrow(
      "MONTAN_MAIL_FROM is needed where SMTP_URL is set.\nMONTAN_ADDRESS is needed where SMTP_URL is set.",
    );
  });
});
