import { expect, test } from "vitest";
import { isPushEndpoint } from "#notify/push-hosts.ts";

test("pushes go to the services that browsers use, and nowhere else", () => {
  for (const right of [
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
  ])
    expect([right, isPushEndpoint(right)]).toEqual([right, true]);
  for (const wrong of [
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://user@fcm.googleapis.com/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evil.example/fcm.googleapis.com",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/x",
    "https://push.apple.com/x",
    "https://evilpush.apple.com/x",
    "https://web.push.apple.com:22/x",
    "file:///etc/passwd",
    "nothing",
  ])
    expect([wrong, isPushEndpoint(wrong)]).toEqual([wrong, false]);
  expect(isPushEndpoint("https://127.0.0.1:4443/x", ["127.0.0.1:4443"])).toBe(true);
});
