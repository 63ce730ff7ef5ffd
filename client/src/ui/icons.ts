/** Small drawings in a box of 24. `line` is stroked, `fill` is filled. */

export interface Drawing {
  line?: string;
  fill?: string;
}

export const ICONS = {
  points: { fill: "M12 2.500l2.900 6.200 6.800.8-5 4.600 1.300 6.700-6-3.300-6 3.300 1.300-6.700-5-4.600 6.800-.8z" },
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
