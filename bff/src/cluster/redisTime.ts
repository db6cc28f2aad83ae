/** Prefix of Lua scripts that use the time of Redis, because the clocks of processes differ. */
export const TIME_IN_MILLISECONDS = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`
