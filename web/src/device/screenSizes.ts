/** Least width of each band, in CSS pixels. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 960, lg: 1264, xl: 1904 } as const
export const PRINT_WINDOW = { width: 800, height: 600 } as const
