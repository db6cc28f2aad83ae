/** The beginning of a script that needs the time: Redis' own, because the clocks of the processes differ. */
export const TIME_IN_MILLISECONDS = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`
