// Loaded before anything else, so that a Node which is too old says so instead of failing somewhere later. For that this
// file is written in the oldest JavaScript there is.
var wanted = require('../package.json').engines.node.replace('>=', '')

function isOlder(present, least) {
  var one = present.split('.')
  var other = least.split('.')
  for (var place = 0; place < other.length; place += 1) {
    if (Number(one[place]) !== Number(other[place])) return Number(one[place]) < Number(other[place])
  }
  return false
}

if (isOlder(process.versions.node, wanted)) {
  console.error(
    'Palier needs Node ' +
      wanted +
      ' or newer, and this is Node ' +
      process.versions.node +
      '. See https://nodejs.org.',
  )
  process.exit(1)
}
