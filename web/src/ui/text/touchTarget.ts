/** Touch target of at least 44 px in narrow windows, for smaller buttons and links. */
export const touchTarget = {
  mdDown: {
    position: 'relative',
    _after: {
      content: '""',
      position: 'absolute',
      top: '50%',
      left: '50%',
      w: 'max(100%, 2.75rem)',
      h: 'max(100%, 2.75rem)',
      transform: 'translate(-50%, -50%)',
    },
  },
} as const
