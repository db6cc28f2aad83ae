/**
 * @generated SignedSource<<f604f5ea5e555a401f4c05f933e22dfa>>
 * @relayHash 5aeadb8f5698832cfed657a01b6fe2c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f926b3357eb8d8ed3719dc8a67cdb7a634333537fac41be65f27a3bfa7633fb2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IncomePanelQuery } from './IncomePanelQuery.graphql';

const node: PreloadableConcreteRequest<IncomePanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f926b3357eb8d8ed3719dc8a67cdb7a634333537fac41be65f27a3bfa7633fb2",
    "metadata": {},
    "name": "IncomePanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
