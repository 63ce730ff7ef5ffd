/** Small drawings in a box of 24. `line` is stroked, `fill` is filled. */

export interface Drawing {
  line?: string;
  fill?: string;
}

const wealth: Drawing = {
  line: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM15 9c-.5-1.2-1.6-1.8-3-1.8c-1.8 0-3 .9-3 2.3c0 3.4 6 1.6 6 5c0 1.4-1.2 2.3-3 2.3c-1.5 0-2.6-.7-3-1.9M12 5.5v13",
};
const influence: Drawing = { line: "M9 14.5l-2 6.5 5-2.5 5 2.5-2-6.5", fill: "M12 2.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13z" };

export const ICONS = {
  industry: { fill: "M13.5 2.5l8 8-3.5 3.5-2.2-2.2L6.500 21 3 17.500l9.200-9.300L10 6z" },
  culture: {
    line: "M12 6.500c-3-2-6-2.200-9.500-1.500v13.500c3.500-.7 6.500-.5 9.500 1.500c3-2 6-2.200 9.500-1.500V5c-3.500-.7-6.500-.5-9.500 1.500zM12 6.500V20",
  },
  wealth,
  finance: wealth,
  influence,
  politics: influence,
  ship: { fill: "M2.500 17h19l-3.500 4.500H6zM11 2.500V15H4.500C5 10 7.500 5.500 11 2.500zM13 5c4 2 6 6 6.200 10H13z" },
  occupy: { line: "M6 2.500V21.500", fill: "M7 3.500h13l-3.500 4.500 3.500 4.500H7z" },
  attack: { line: "M4 4l13 13M20 4L7 17M4.500 14.500l5 5M19.500 14.500l-5 5M4 20l3-3M20 20l-3-3" },
  payment: { line: "M5.500 9a7.500 7.500 0 1 1-.9 5.500M5 3.500V9.500H11" },
  draw: { line: "M8 4.500l10-1.500 2.500 15.500-10 1.500z", fill: "M4 5.500l2.500-.4 2.300 14.600-2.400.4z" },
  glory: { fill: "M12 2.500l2.900 6.200 6.800.8-5 4.600 1.300 6.700-6-3.300-6 3.300 1.300-6.700-5-4.600 6.800-.8z" },
  crown: { fill: "M3 19.500h18l1.500-12-6 4.500-4.500-8-4.500 8-6-4.500z" },
  harbor: {
    line: "M12 7v14M8 10.500h8M4.500 13.500c0 4.500 3.500 7.500 7.500 7.500s7.500-3 7.500-7.500M12 2.800a2.100 2.100 0 1 0 0 4.200a2.100 2.100 0 1 0 0-4.200z",
  },
  supply: { line: "M4 7c0-2 16-2 16 0s-16 2-16 0zM4 7v5c0 2 16 2 16 0V7M4 12v5c0 2 16 2 16 0v-5" },
  governor: { fill: "M1.500 15.500C6 14 6.500 6.500 12 6.500s6 7.500 10.500 9c-4 4.500-17 4.500-21 0z" },
  chains: { line: "M9 7a4 4 0 1 0 0 8h2M15 9a4 4 0 1 1 0 8h-2M9 12h6" },
  undo: { line: "M4 9h10a5.500 5.500 0 0 1 0 11H8M8.500 4L3.500 9l5 5" },
  hint: {
    line: "M9 18h6M10 21.500h4M12 2.500a6.500 6.500 0 0 0-4 11.600c.8.7 1 1.400 1 2.400h6c0-1 .2-1.700 1-2.400A6.500 6.500 0 0 0 12 2.500z",
  },
  help: { line: "M8.500 9a3.500 3.500 0 1 1 5 3.200c-1.200.7-1.500 1.300-1.500 2.800M12 19v.5" },
  plus: { line: "M12 5v14M5 12h14" },
  minus: { line: "M5 12h14" },
  fit: { line: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" },
  sound: { line: "M16 8.500c2 2 2 5 0 7M18.800 6c3.600 3.500 3.600 8.500 0 12", fill: "M3 9h4l5-4.500v15L7 15H3z" },
  mute: { line: "M16 9l6 6M22 9l-6 6", fill: "M3 9h4l5-4.500v15L7 15H3z" },
  bell: { line: "M5 17.500h14c-2-2-2-4-2-7a5 5 0 0 0-10 0c0 3 0 5-2 7zM10 20.500c1 1.200 3 1.200 4 0" },
  sun: { line: "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2" },
  moon: { fill: "M20 14.500A8.500 8.500 0 1 1 9.500 4a7 7 0 0 0 10.500 10.500z" },
  legend: {
    line: "M10 6h10M10 12h10M10 18h10M4.500 4.500h3v3h-3zM4.500 16.500h3v3h-3z",
    fill: "M6 10.200l2 1.800-2 1.800-2-1.800z",
  },
  settings: {
    line: "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 1 0 0-5zM8 14.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 1 0 0-5z",
  },
  close: { line: "M5 5l14 14M19 5L5 19" },
  first: { line: "M18 5l-8 7 8 7M6 5v14" },
  back: { line: "M15 5l-8 7 8 7" },
  next: { line: "M9 5l8 7-8 7" },
  last: { line: "M6 5l8 7-8 7M18 5v14" },
  play: { fill: "M6 4l14 8-14 8z" },
  pause: { fill: "M6 4h4.500v16H6zM13.500 4H18v16h-4.500z" },
  step: { line: "M19 5v14", fill: "M4 4l12 8-12 8z" },
  menu: { line: "M4 6.500h16M4 12h16M4 17.500h16" },
  copy: { line: "M9 9h11v11H9zM5 15H4V4h11v1" },
  check: { line: "M4 12.500l5.500 5.500L20 6.500" },
  eye: { line: "M2 12c4-7 16-7 20 0c-4 7-16 7-20 0zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z" },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;

export const isIcon = (name: string): name is IconName => name in ICONS;
