import { ChatCallback } from "#account/session/chat-callback.tsx";

export default function ZaloCallback() {
  return <ChatCallback app="zalo" />;
}
