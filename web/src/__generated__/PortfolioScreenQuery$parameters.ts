/**
 * @generated SignedSource<<bb1a3ac4700f92eb715b7362f3c96c79>>
 * @relayHash 265d269c0b3d44fbd04ec7bff7fc6e93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08e698705436a9e1d3a809f3e6d405dbca6ccbbff5a1d5e9b62e86361628dff5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PortfolioScreenQuery } from './PortfolioScreenQuery.graphql';

const node: PreloadableConcreteRequest<PortfolioScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08e698705436a9e1d3a809f3e6d405dbca6ccbbff5a1d5e9b62e86361628dff5",
    "metadata": {},
    "name": "PortfolioScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
