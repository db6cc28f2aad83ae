-- What was invested in a stock of another currency was kept at the rate of each day: these days are computed anew.
UPDATE "portfolios" SET "valued_from" = NULL, "valued_through" = NULL WHERE "valued_from" IS NOT NULL;
