import createCache from '@emotion/cache'

/** Styles that no test reads: kept out of the document, where each look at the role of an element would read them all. */
export const unreadStyles = createCache({ key: 'css', container: document.createElement('div') })
