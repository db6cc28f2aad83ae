/** Options of pnpm and the stamp to write after it. Development packages that are installed stay. */
export declare function planInstall(
  stamp: string,
  wanted: string,
  withDevelopment: boolean,
): { options: string[]; stamp: string }
