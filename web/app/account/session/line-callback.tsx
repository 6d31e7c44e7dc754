import { ChatCallback } from "#account/session/chat-callback.tsx";

export default function LineCallback() {
  return <ChatCallback app="line" />;
}
