/**
 * @generated SignedSource<<c84a3d8eb47a37c618b991d4dcc94892>>
 * @relayHash ef782ccdc549f306077fe74a8ba276c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d35c7fdc54275342ba180ce017af61c48bbb358df3bd0780839ebad28f73ea72

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockScreenQuery } from './StockScreenQuery.graphql';

const node: PreloadableConcreteRequest<StockScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d35c7fdc54275342ba180ce017af61c48bbb358df3bd0780839ebad28f73ea72",
    "metadata": {},
    "name": "StockScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
