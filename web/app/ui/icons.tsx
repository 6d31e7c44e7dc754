import type { ReactNode } from "react";

/** Drawn on a 24 grid with a 1.8 stroke. They are decoration: the name stands in the control that holds them. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      aria-hidden="true"
    >
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
    <Icon>
      <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5a2.2 2.2 0 0 0 4 0" strokeLinejoin="round" />
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
    <Icon>
      <path
        d="m12 3.5 2.6 5.3 5.9.9-4.3 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.3-4.1 5.9-.9L12 3.5Z"
        strokeLinejoin="round"
      />
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

export function TrophyIcon() {
  return (
    <Icon>
      <path
        d="M8 4h8v5.5a4 4 0 0 1-8 0V4ZM8 6H4.5c0 3 1.2 4.8 3.8 5M16 6h3.5c0 3-1.2 4.8-3.8 5M12 13.5V17M8.5 20h7M10 17h4"
        strokeLinejoin="round"
      />
    </Icon>
  );
}

export function FilmIcon() {
  return (
    <Icon>
      <rect x="3" y="5" width="18" height="14" rx="3" />
      <path d="m10.5 9.3 4.5 2.7-4.5 2.7V9.3Z" strokeLinejoin="round" />
    </Icon>
  );
}

export function NewsIcon() {
  return (
    <Icon>
      <path d="M4 5h12v14H6a2 2 0 0 1-2-2V5ZM16 9h4v8a2 2 0 0 1-2 2M7 9h6M7 12.5h6M7 16h3.5" strokeLinejoin="round" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m5 12.5 4.5 4.5L19 7.5" strokeLinejoin="round" />
    </Icon>
  );
}

export function ChevronIcon() {
  return (
    <Icon>
      <path d="m9 5 7 7-7 7" strokeLinejoin="round" />
    </Icon>
  );
}

export function BackIcon() {
  return (
    <Icon>
      <path d="M20 12H5M11 6l-6 6 6 6" strokeLinejoin="round" />
    </Icon>
  );
}

export function ShareIcon() {
  return (
    <Icon>
      <path d="M12 15V4m0 0L8 8m4-4 4 4M6 12v6a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-6" strokeLinejoin="round" />
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
    <Icon>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M12 7.500V12l3 2" strokeLinejoin="round" />
    </Icon>
  );
}

export function PinIcon() {
  return (
    <Icon>
      <path d="M12 21c4.4-4.6 6.6-8.2 6.6-11A6.6 6.6 0 0 0 5.4 10c0 2.8 2.2 6.4 6.6 11Z" />
      <circle cx="12" cy="10" r="2.4" />
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

export function CloudIcon() {
  return (
    <Icon>
      <path d="M7 18.5a4 4 0 0 1-.4-8 5.6 5.6 0 0 1 10.8 1.2 3.5 3.5 0 0 1 .1 6.8Z" strokeLinejoin="round" />
    </Icon>
  );
}
