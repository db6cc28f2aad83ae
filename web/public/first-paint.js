/* global localStorage, document, location, matchMedia, navigator */
// Before the first paint: the look that was chosen, or the system's, so that the page never flashes in the other one.
;(function () {
  var choice = {}
  try {
    choice = JSON.parse(localStorage.getItem('palier.look')) || {}
  } catch {
    // Without storage, or with something unreadable in it, the system's look holds.
  }
  var root = document.documentElement
  var isDark =
    choice.theme === 'dark' || (choice.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.classList.add(isDark ? 'dark' : 'light')
  root.dataset.theme = choice.theme || 'system'
  if (choice.scheme === 'cvd') root.dataset.scheme = 'cvd'
  // The offer of the page in English, for a browser that prefers it and has not chosen a language yet.
  try {
    var isChosen = localStorage.getItem('palier.language') !== null || /[?&]lang=(fr|en)\b/.test(location.search)
    var preferred = (navigator.languages || []).filter((name) => /^(fr|en)\b/i.test(name))[0]
    if (!isChosen && /^en/i.test(preferred)) root.dataset.offerEnglish = ''
  } catch {
    // Without storage a choice could not be remembered.
  }
  try {
    if (localStorage.getItem('palier.hiddenAmounts') === 'true') root.dataset.amountsHidden = ''
  } catch {
    // Without storage nobody has asked to hide them.
  }
})()
