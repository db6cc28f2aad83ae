/** For a button or link that is drawn smaller than a finger: in a narrow window it is pressed in 44 pixels around its middle. */
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
