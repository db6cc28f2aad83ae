import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react'
import { globalStyles } from './globalStyles.ts'
import { keyframes } from './keyframes.ts'
import { looks, semanticTokens } from './semanticTokens.ts'
import { textStyles } from './textStyles.ts'
import { breakpoints, tokens } from './tokens.ts'
import './fonts.css'
import './print.css'

const made = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: 'p',
  cssVarsRoot: looks.light,
  conditions: {
    darkLook: looks.dark,
    cvdLook: looks.lightCvd,
    darkCvdLook: looks.darkCvd,
    stillMotion: '@media (prefers-reduced-motion: reduce)',
  },
  globalCss: globalStyles,
  theme: { breakpoints, tokens, semanticTokens, textStyles, keyframes },
})

type ReadRecipe = SystemContext['cva']

/** Memoizes recipes: Chakra resolves them on every render, which is most of its work. */
function readOnce(read: ReadRecipe): ReadRecipe {
  const known = new WeakMap<object, unknown>()
  const readKnown = (recipe: Parameters<ReadRecipe>[0]) => {
    const before = known.get(recipe)
    if (before) return before
    const now = read(recipe)
    known.set(recipe, now)
    return now
  }
  return readKnown as ReadRecipe
}

export const system: SystemContext = { ...made, cva: readOnce(made.cva) }
