// A line and an area of the same prices, drawn by uPlot with its own axes.
/* global document */
import uPlot from 'uplot'

/** Draws the prices, one a minute, into an element; the answer draws them anew with another last price. */
async function mountChart(place, prices) {
  place.replaceChildren()
  const seconds = prices.map((_price, index) => index * 60)
  const plot = new uPlot(
    {
      width: 848,
      height: 404,
      legend: { show: false },
      series: [
        {},
        { stroke: 'rgb(0, 121, 107)', width: 1.75, fill: 'rgba(0, 121, 107, 0.055)', points: { show: false } },
      ],
    },
    [seconds, [...prices]],
    place,
  )
  return (last) => plot.setData([seconds, [...prices.slice(0, -1), last]])
}

Object.assign(globalThis, { mountChart })
