/**
 * @generated SignedSource<<c534daa3d7354038b9ca0528b431f46e>>
 * @relayHash 5ae4adf939bbe831232e205aac84da68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28859a3f2e67fbc98361f16d8ef85f749d07fe89945a02f3dc7772565e0eb09a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CostBaseScreenQuery } from './CostBaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CostBaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28859a3f2e67fbc98361f16d8ef85f749d07fe89945a02f3dc7772565e0eb09a",
    "metadata": {},
    "name": "CostBaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
