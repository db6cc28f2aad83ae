/**
 * @generated SignedSource<<62c0d20a51e3c4db2d0495fa5361e85a>>
 * @relayHash 3ca2054e7f88ad69e5f3bedc14b871e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a069be832be0aa33da0927923d48190d9a9505e135450960b999855361936b86

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockLossNoteQuery } from './StockLossNoteQuery.graphql';

const node: PreloadableConcreteRequest<StockLossNoteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a069be832be0aa33da0927923d48190d9a9505e135450960b999855361936b86",
    "metadata": {},
    "name": "StockLossNoteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
