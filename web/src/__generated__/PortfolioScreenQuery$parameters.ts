/**
 * @generated SignedSource<<23ec4209f0d9f523957786643716a468>>
 * @relayHash db5b2101e5b235daf9a59efd273a00ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e348bb72cb7273260a313c5c5851c6f3a42526f401018a7efcff5afc4351f2f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PortfolioScreenQuery } from './PortfolioScreenQuery.graphql';

const node: PreloadableConcreteRequest<PortfolioScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e348bb72cb7273260a313c5c5851c6f3a42526f401018a7efcff5afc4351f2f8",
    "metadata": {},
    "name": "PortfolioScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
