/** The names of the programs that are not installed, each with the test files that are left out. */
export function missingPrograms(): { name: string; files: string[] }[]
