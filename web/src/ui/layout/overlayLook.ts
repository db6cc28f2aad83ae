export const dialogTitle = { display: 'flex', alignItems: 'center', gap: '0.625rem', textStyle: 'dialogTitle' } as const

export const overlayBox = {
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'card',
  bg: 'bg.card',
  boxShadow: 'dialog',
  outline: 'none',
} as const
