import { customType } from "drizzle-orm/pg-core";

/** A point in time: timestamptz in the database, epoch milliseconds in the code. */
export const instant = customType<{ data: number; driverData: string }>({
  dataType: () => "timestamp with time zone",
  toDriver: (value) => new Date(value).toISOString(),
  fromDriver: (value) => Date.parse(value),
});

/**
 * A document that is only ever read whole, as its own text: nothing takes it apart and puts it together again on its way in,
 * which is what `jsonb` spends most of its time on. Where a query looks into one, it says so with a cast.
 */
export const document = customType<{ data: unknown; driverData: string }>({
  dataType: () => "text",
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => JSON.parse(value),
});
