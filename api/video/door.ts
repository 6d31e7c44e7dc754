import type { VideoHosts } from "@scoreline/site/video-hosts";

/** What the operator allows of moving pictures. */
export type VideoDoor = {
  hosts: VideoHosts;
  /** Where live pictures may be shown at all, ISO 3166-1 alpha-2; everywhere when there are none. */
  liveCountries: readonly string[];
};

/** Nothing is played here. */
export const closedDoor: VideoDoor = { hosts: { files: [], frames: [] }, liveCountries: [] };
