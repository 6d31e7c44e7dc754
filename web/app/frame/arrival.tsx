import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** After every change of the page: its name is said, and the keyboard stands at its beginning unless it stands on something that stayed. */
export function Arrival() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) {
      document.getElementById("content")?.focus({ preventScroll: true });
    }
    setTitle(document.title);
  }, [pathname]);
  return (
    <p role="status" className="visually-hidden" data-arrival>
      {title}
    </p>
  );
}
