/**
 * @generated SignedSource<<d3a3172f15f6e8406b1a98005c452c30>>
 * @relayHash 073c69303c1745b88e1eea47f6678148
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f71410298dcc6f427e4b5270528135ddb1c76411f4194b003df8c75d195d2c7a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f71410298dcc6f427e4b5270528135ddb1c76411f4194b003df8c75d195d2c7a",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
