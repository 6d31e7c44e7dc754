import type { ReactNode } from "react";
import styles from "#ui/icons.module.css";

/**
 * Drawn on a 24 grid with a 1.8 stroke. They are decoration: the name stands in the control that holds them. How they are
 * drawn is in the style sheet: a page has dozens of them. The corners of some are round.
 */
function Icon({ round, children }: { round?: boolean; children: ReactNode }) {
  return (
    <svg className={round ? `${styles.icon} ${styles.round}` : styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

export function LogoMark() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill="var(--brand)" />
      <path d="M7 21h14M9.5 7.5v9M18.5 7.5v9" stroke="var(--brand-ink)" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}

export function GlobeIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3Z" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </Icon>
  );
}

export function BellIcon() {
  return (
    <Icon round>
      <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5a2.2 2.2 0 0 0 4 0" />
    </Icon>
  );
}

export function MegaphoneIcon() {
  return (
    <Icon round>
      <path d="M4 10v4l3 .6L16 19V5L7 9.4 4 10ZM7.5 14.8 9 20M19 9.5a4 4 0 0 1 0 5" />
    </Icon>
  );
}

export function SlidersIcon() {
  return (
    <Icon>
      <path d="M4 7h9M17 7h3M4 12h3M11 12h9M4 17h8M16 17h4" />
      <circle cx="15" cy="7" r="2" />
      <circle cx="9" cy="12" r="2" />
      <circle cx="14" cy="17" r="2" />
    </Icon>
  );
}

export function StarIcon() {
  return (
    <Icon round>
      <path d="m12 3.5 2.6 5.3 5.9.9-4.3 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.3-4.1 5.9-.9L12 3.5Z" />
    </Icon>
  );
}

export function FootballIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="m12 8.2 3.6 2.6-1.4 4.2H9.8l-1.4-4.2L12 8.2ZM12 3v5.2M20.6 9.4l-5 1.4M17.3 19.2l-3.1-4.2M6.7 19.2 9.8 15M3.4 9.4l5 1.4" />
    </Icon>
  );
}

export function BasketballIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3v18M5.6 5.6c3.6 3.4 3.6 9.4 0 12.8M18.4 5.6c-3.6 3.4-3.6 9.4 0 12.8" />
    </Icon>
  );
}

export function ShirtIcon() {
  return (
    <Icon round>
      <path d="M8.5 4 3.5 6.5 5.3 11l2.2-.8V20h9v-9.8l2.2.8 1.8-4.5L15.5 4c-.8 2.2-6.2 2.2-7 0Z" />
    </Icon>
  );
}

export function TrophyIcon() {
  return (
    <Icon round>
      <path d="M8 4h8v5.5a4 4 0 0 1-8 0V4ZM8 6H4.5c0 3 1.2 4.8 3.8 5M16 6h3.5c0 3-1.2 4.8-3.8 5M12 13.5V17M8.5 20h7M10 17h4" />
    </Icon>
  );
}

export function NewsIcon() {
  return (
    <Icon round>
      <path d="M4 5h13v13a2 2 0 0 0 2 2H6a2 2 0 0 1-2-2V5Z" />
      <path d="M17 9h3v9a2 2 0 0 1-2 2M7.5 9h6M7.5 12.5h6M7.5 16h3.5" />
    </Icon>
  );
}

export function FilmIcon() {
  return (
    <Icon round>
      <rect x="3" y="5" width="18" height="14" rx="3" />
      <path d="m10.5 9.3 4.5 2.7-4.5 2.7V9.3Z" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon round>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
}

export function ChevronIcon() {
  return (
    <Icon round>
      <path d="m9 5 7 7-7 7" />
    </Icon>
  );
}

export function BackIcon() {
  return (
    <Icon round>
      <path d="M20 12H5M11 6l-6 6 6 6" />
    </Icon>
  );
}

export function ShareIcon() {
  return (
    <Icon round>
      <path d="M12 15V4m0 0L8 8m4-4 4 4M6 12v6a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-6" />
    </Icon>
  );
}

export function CalendarIcon() {
  return (
    <Icon>
      <rect x="4" y="5" width="16" height="15" rx="3" />
      <path d="M4 10h16M8.500 3v4M15.500 3v4M12 13v4M10 15h4" />
    </Icon>
  );
}

export function EyeOffIcon() {
  return (
    <Icon>
      <path d="M4 4l16 16M9.900 5.600A9.600 9.600 0 0 1 12 5.400c4.600 0 7.800 3.600 9 6.600a12 12 0 0 1-2.600 3.700M6.300 7.300A12 12 0 0 0 3 12c1.200 3 4.400 6.600 9 6.600a9.400 9.400 0 0 0 4-.900M10 10.200a2.800 2.800 0 0 0 3.900 3.900" />
    </Icon>
  );
}

export function ClockIcon() {
  return (
    <Icon round>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M12 7.500V12l3 2" />
    </Icon>
  );
}

export function WhistleIcon() {
  return (
    <Icon>
      <path d="M9.5 8.5H21V12h-5.6a6 6 0 1 1-5.9-3.5Z" strokeLinejoin="round" />
      <circle cx="9.5" cy="14.3" r="1.8" />
      <path d="M12.5 3v2.4M16 3.6l-1.2 2" />
    </Icon>
  );
}

export function AlertIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5V13M12 16.4v.1" />
    </Icon>
  );
}

export function EyeIcon() {
  return (
    <Icon round>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
    </Icon>
  );
}

export function PersonIcon() {
  return (
    <Icon>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
    </Icon>
  );
}

export function PhoneIcon() {
  return (
    <Icon>
      <rect x="7" y="2.5" width="10" height="19" rx="2.5" />
      <path d="M11 18.5h2" />
    </Icon>
  );
}

export function MonitorIcon() {
  return (
    <Icon>
      <rect x="3" y="4" width="18" height="12" rx="2" />
      <path d="M12 16v4M8.5 20h7" />
    </Icon>
  );
}

export function KeyIcon() {
  return (
    <Icon>
      <circle cx="8" cy="16" r="4" />
      <path d="m11 13 8.5-8.5M16 8l3 3" />
    </Icon>
  );
}

export function PenIcon() {
  return (
    <Icon round>
      <path d="m4 20 1-4L16.5 4.5l3 3L8 19Z" />
    </Icon>
  );
}

export function ChatIcon() {
  return (
    <Icon round>
      <path d="M4 5h16v11h-9l-4.5 3.5V16H4Z" />
    </Icon>
  );
}

export function HeartIcon() {
  return (
    <Icon round>
      <path d="M12 19.5C7 16 4 12.900 4 9.300A4.300 4.300 0 0 1 12 7a4.300 4.300 0 0 1 8 2.300c0 3.600-3 6.700-8 10.200Z" />
    </Icon>
  );
}

export function MoonIcon() {
  return (
    <Icon round>
      <path d="M19.500 14.500A8 8 0 1 1 10 4.300a6.500 6.500 0 0 0 9.500 10.200Z" />
    </Icon>
  );
}

/** A referee's card. */
export function CardIcon() {
  return (
    <Icon>
      <rect x="7.500" y="4" width="9" height="16" rx="2" transform="rotate(9 12 12)" />
    </Icon>
  );
}

export function CopyIcon() {
  return (
    <Icon>
      <rect x="9" y="9" width="11" height="11" rx="2" />
      <path d="M15 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h3" />
    </Icon>
  );
}

export function DownloadIcon() {
  return (
    <Icon round>
      <path d="M12 4v11M7.5 11 12 15.5 16.5 11M4.5 20h15" />
    </Icon>
  );
}

export function LogOutIcon() {
  return (
    <Icon round>
      <path d="M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M10 12h10M16.5 8.5 20 12l-3.5 3.5" />
    </Icon>
  );
}

export function TrashIcon() {
  return (
    <Icon round>
      <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10 11v5.5M14 11v5.5" />
    </Icon>
  );
}

export function ShieldCheckIcon() {
  return (
    <Icon>
      <path d="M12 3 5 5.5v6c0 4.5 3 7.5 7 9.5 4-2 7-5 7-9.5v-6Z" strokeLinejoin="round" />
      <path d="m9 11.5 2.2 2.2 4-4.2" />
    </Icon>
  );
}

/** The marks of the chat apps, in their own colours. */
export function LineIcon() {
  return (
    <svg viewBox="0 0 26 26" aria-hidden="true">
      <rect width="26" height="26" rx="7" fill="#06c755" />
      <path
        d="M13 5.5c4.7 0 8.5 3 8.5 6.7 0 3.3-3.7 6-7.5 8.5-.6.4-.9.2-.8-.4l.2-1.5c-5 .1-8.9-2.7-8.9-6.6 0-3.7 3.8-6.7 8.5-6.7z"
        fill="#fff"
      />
    </svg>
  );
}

export function ZaloIcon() {
  return (
    <svg viewBox="0 0 26 26" aria-hidden="true">
      <rect width="26" height="26" rx="7" fill="#0068ff" />
      <path d="M8 8.5h10l-9.4 9h9.9" fill="none" stroke="#fff" strokeWidth="2.4" strokeLinejoin="round" />
    </svg>
  );
}
