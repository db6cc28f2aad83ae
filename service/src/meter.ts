import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Creates Prometheus metrics in one registry; their names begin with `prefix`. */
export function createMeter(prefix: string) {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    histogram<Label extends string>(name: string, help: string, labelNames: readonly Label[], buckets: number[]) {
      return new Histogram({ name: `${prefix}_${name}`, help, labelNames, buckets, registers })
    },
    counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]) {
      return new Counter({ name: `${prefix}_${name}`, help, labelNames, registers })
    },
    /** A gauge read on each scrape. */
    gauge(name: string, help: string, read: () => number | Promise<number>): void {
      new Gauge({
        name: `${prefix}_${name}`,
        help,
        registers,
        async collect() {
          this.set(await read())
        },
      })
    },
  }
}
