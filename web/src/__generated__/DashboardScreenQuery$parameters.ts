/**
 * @generated SignedSource<<10c5f652be2fe4bdbe711f6cc211dcf7>>
 * @relayHash cedd89f13078e4cf8fe0b5eb5b0c3858
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e967318403278e60fec3ab1b143d65512f31e77c9c308a7d84886ca7cbdbea1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e967318403278e60fec3ab1b143d65512f31e77c9c308a7d84886ca7cbdbea1",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
