/**
 * @generated SignedSource<<24880306100c8b5aca4768389c907bd3>>
 * @relayHash ac7af85964ed3b60f84e841530172786
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39802b6ce17968f03d6f67b1fc76f41563c36eb3a67830f4563bac2574b7d0b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CostBaseScreenQuery } from './CostBaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CostBaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39802b6ce17968f03d6f67b1fc76f41563c36eb3a67830f4563bac2574b7d0b5",
    "metadata": {},
    "name": "CostBaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
