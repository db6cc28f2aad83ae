export interface Shade {
  readonly light: string
  readonly dark: string
  readonly lightCvd?: string
  readonly darkCvd?: string
}

/** Colors by token name. No other file may contain raw colors. */
export const palette = {
  bg: { light: '#FAFAF7', dark: '#14171C' },
  'bg.card': { light: '#FFFFFF', dark: '#1B2027' },
  'bg.sunken': { light: '#F3F2EC', dark: '#101318' },
  'bg.pressed': { light: '#F3F2EC', dark: '#2B323C' },
  overlay: { light: 'rgba(22,25,29,.42)', dark: 'rgba(5,7,9,.6)' },
  shadow: { light: 'rgba(22,25,29,.24)', dark: 'rgba(0,0,0,.7)' },

  fg: { light: '#16191D', dark: '#E9EBEE' },
  'fg.muted': { light: '#565E69', dark: '#A6AEB9' },
  'fg.subtle': { light: '#646C77', dark: '#8E97A3' },

  accent: { light: '#1F4E79', dark: '#8AB8E6' },
  'accent.fg': { light: '#1F4E79', dark: '#8AB8E6' },
  'accent.hover': { light: '#173C5E', dark: '#A9CBEE' },
  'accent.active': { light: '#102C46', dark: '#C2DAF3' },
  'accent.contrast': { light: '#FFFFFF', dark: '#0B1C2D' },
  'accent.subtle': { light: '#E8EEF4', dark: '#1F2C3B' },

  gain: { light: '#00796B', dark: '#4FD1C5', lightCvd: '#0B5CAD', darkCvd: '#63B3ED' },
  'gain.flash': { light: '#E3F1EF', dark: '#17312F', lightCvd: '#E6EFF8', darkCvd: '#1B2D40' },
  loss: { light: '#C62828', dark: '#FF8A80', lightCvd: '#B45309', darkCvd: '#F6AD55' },
  'loss.flash': { light: '#FBE9E7', dark: '#3A2224', lightCvd: '#FBEEE0', darkCvd: '#382A1A' },
  zero: { light: '#5B6470', dark: '#A0A8B3' },

  warn: { light: '#8A4B00', dark: '#F6BD60' },
  'warn.subtle': { light: '#FBF1E0', dark: '#33291A' },
  danger: { light: '#B3261E', dark: '#FF8A80' },
  'danger.hover': { light: '#8F1D17', dark: '#FFA69E' },
  'danger.contrast': { light: '#FFFFFF', dark: '#2A0B0B' },

  border: { light: '#E7E5DF', dark: '#2B323C' },
  'border.strong': { light: '#D6D3CA', dark: '#3A4350' },
  'border.field': { light: '#858B94', dark: '#6F7A88' },
  rule: { light: '#16191D', dark: '#69737F' },
  rail: { light: '#DEDBD2', dark: '#39424E' },
  skeleton: { light: '#ECEAE3', dark: '#262D36' },
  mark: { light: '#FCE9A9', dark: '#5A4A12' },

  'score.1.bg': { light: '#00574B', dark: '#7FE5D8', lightCvd: '#0A3D73', darkCvd: '#B5D9F8' },
  'score.1.fg': { light: '#FFFFFF', dark: '#06211D', lightCvd: '#FFFFFF', darkCvd: '#06182A' },
  'score.2.bg': { light: '#007A6C', dark: '#35B5A6', lightCvd: '#0B5CAD', darkCvd: '#63B3ED' },
  'score.2.fg': { light: '#FFFFFF', dark: '#06211D', lightCvd: '#FFFFFF', darkCvd: '#06182A' },
  'score.3.bg': { light: '#4DB6AC', dark: '#1C7F75', lightCvd: '#6FA8DC', darkCvd: '#2F74B5' },
  'score.3.fg': { light: '#10201E', dark: '#FFFFFF', lightCvd: '#0B1B2B', darkCvd: '#FFFFFF' },
  'score.4.bg': { light: '#B2DFDB', dark: '#1D4F4B', lightCvd: '#BFD9F2', darkCvd: '#1F4263' },
  'score.4.fg': { light: '#10201E', dark: '#E4F4F2', lightCvd: '#0B1B2B', darkCvd: '#E4EEF7' },
  'score.5.bg': { light: '#E2E8F0', dark: '#323B47' },
  'score.5.fg': { light: '#1A202C', dark: '#E9EBEE' },
  'score.11.bg': { light: '#EDF2F7', dark: '#262D36' },
  'score.11.fg': { light: '#4A5568', dark: '#A6AEB9' },
  'score.21.bg': { light: '#9B1C1C', dark: '#FF8A80', lightCvd: '#7A3200', darkCvd: '#F6AD55' },
  'score.21.fg': { light: '#FFFFFF', dark: '#2A0B0B', lightCvd: '#FFFFFF', darkCvd: '#271703' },
  'score.22.bg': { light: '#B45309', dark: '#F0A64B', lightCvd: '#B45309', darkCvd: '#BF7A2E' },
  'score.22.fg': { light: '#FFFFFF', dark: '#271703', lightCvd: '#FFFFFF', darkCvd: '#160C01' },

  'step.1': { light: '#E7F4F2', dark: '#1D3735', lightCvd: '#EAF2FA', darkCvd: '#1C2E40' },
  'step.2': { light: '#D6ECE8', dark: '#1E4541', lightCvd: '#D9E8F6', darkCvd: '#1D3853' },
  'step.3': { light: '#C1E2DC', dark: '#205650', lightCvd: '#C3DBF1', darkCvd: '#20456A' },
  'step.4': { light: '#A9D5CD', dark: '#256A62', lightCvd: '#A9CBEA', darkCvd: '#24527E' },
  'stepDown.1': { light: '#F6E2CB', dark: '#4A3720', lightCvd: '#F4E0CB', darkCvd: '#42331F' },
  'stepDown.2': { light: '#F0CFCB', dark: '#5A2E2F', lightCvd: '#EBCDB4', darkCvd: '#5A4122' },
} as const satisfies Record<string, Shade>

export type ColorName = keyof typeof palette
