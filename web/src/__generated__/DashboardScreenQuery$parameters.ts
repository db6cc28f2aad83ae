/**
 * @generated SignedSource<<0ff4d01b880555f9536d2731bcc5f7b1>>
 * @relayHash 8a3e6aa657e865c63b41512fcdf41e73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 194763e7f4666658dc20f4391f4f2368690506b623c1936dc8cdeeb20ccf60e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "194763e7f4666658dc20f4391f4f2368690506b623c1936dc8cdeeb20ccf60e9",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
