/* global localStorage, document, fetch, location */
// With the document starts what its page needs: the code, the words, and the answer to its query. The client takes all of
// it over; where anything here is not as expected, it asks by itself.
;(function () {
  function kept(name) {
    return JSON.parse(localStorage.getItem('palier.' + name))
  }
  // An invitation is told to the server before anything is asked.
  function ask(query, language, names, parts) {
    if (/inviteToken=/.test(location.href)) return
    var variables = {}
    for (var name in query.variables) {
      variables[name] = decodeURIComponent(parts[names.indexOf(query.variables[name])])
    }
    var body = JSON.stringify({ id: query.id, variables: variables })
    var headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-graphql-yoga-csrf': '1',
      'app-language': language,
    }
    var key = kept('preproductionKey')
    if (key !== null) headers['preproduction-key'] = key
    var response = fetch('/graphql', { method: 'POST', credentials: 'same-origin', headers: headers, body: body })
    response.catch(function () {})
    globalThis.palierEarlyRequest = { body: body, headers: headers, response: response }
  }
  // What is pressed in a page that stands there before its scripts is done when they have come.
  function holdPresses() {
    var early = { pressed: null, end: () => document.removeEventListener('click', hold, true) }
    function hold(event) {
      var control = event.target.closest('#root button, #root input')
      if (!control) return
      event.preventDefault()
      early.pressed = control
    }
    document.addEventListener('click', hold, true)
    globalThis.palierEarlyPress = early
  }
  // The document may hold the page of a visitor in its language: it is shown to nobody else.
  var root = document.documentElement
  root.dataset.prerendered = 'hidden'
  try {
    var page = JSON.parse(document.getElementById('page-start').textContent)
    var names = page.path.split('/')
    var parts = location.pathname.replace(/(.)\/$/, '$1').split('/')
    // Without a network any address may get the shell of the first page.
    var isThis = names.every(function (name, at) {
      return name === parts[at] || (name[0] === ':' && (parts[at] || name.slice(-1) === '?'))
    })
    var user = kept('user')
    var start = user && Date.parse(user.expiration) > Date.now() ? page.signedIn : page.signedOut
    if (!start || !isThis || parts.length > names.length) return
    var named = /[?&]lang=(fr|en)\b/.exec(location.search)
    var language = named ? named[1] : kept('language')
    if (!Object.hasOwn(start.words, language)) language = 'fr'
    if (start === page.signedOut && language === root.lang) {
      root.dataset.prerendered = 'shown'
      holdPresses()
    }
    if (start.query) ask(start.query, language, names, parts)
    start.files.concat(start.words[language]).forEach(function (file) {
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.href = '/' + file
      document.head.append(link)
    })
  } catch {
    // The client says what is wrong, if anything is.
  }
})()
