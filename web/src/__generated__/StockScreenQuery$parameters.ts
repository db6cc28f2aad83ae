/**
 * @generated SignedSource<<976ec8b2cbb02e659cc8ab8fb76036a3>>
 * @relayHash 1c570095e4806baee799aa3c1dbdda7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50774f7200d0f42aaa111ef610954dcfacb50e068091ddb9b729831a24da8e59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockScreenQuery } from './StockScreenQuery.graphql';

const node: PreloadableConcreteRequest<StockScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50774f7200d0f42aaa111ef610954dcfacb50e068091ddb9b729831a24da8e59",
    "metadata": {},
    "name": "StockScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
