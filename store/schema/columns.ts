import { customType } from "drizzle-orm/pg-core";

/** A point in time: timestamptz in the database, epoch milliseconds in the code. */
export const instant = customType<{ data: number; driverData: string }>({
  dataType: () => "timestamp with time zone",
  toDriver: (value) => new Date(value).toISOString(),
  fromDriver: (value) => Date.parse(value),
});
