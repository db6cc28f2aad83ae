import { test } from 'vitest'

/** A test that takes seconds for what it adds to its neighbours: it runs with TESTS=whole alone, and is not told as skipped. */
export const longTest = process.env['TESTS'] === 'whole' ? test : () => {}
