import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { globalStyles } from './globalStyles.ts'
import { keyframes } from './keyframes.ts'
import { looks, semanticTokens } from './semanticTokens.ts'
import { textStyles } from './textStyles.ts'
import { breakpoints, tokens } from './tokens.ts'
import './fonts.css'

/** Palier's design system: base conditions and utilities of Chakra, all values our own, CSS variables `--p-…`. */
export const system = createSystem(defaultBaseConfig, {
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
